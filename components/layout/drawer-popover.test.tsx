import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DrawerPopover } from './drawer-popover.tsx';

test('a drawer that is removed while open leaves no other part of the page inert', () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const matches = vi.spyOn(Element.prototype, 'matches').mockReturnValue(true);
  const { unmount } = render(
    <DrawerPopover id="meniu" label="Meniu" className="">
      Acasă
    </DrawerPopover>,
  );
  expect(dialog.inert).toBe(true);
  unmount();
  expect(dialog.inert).toBe(false);
  matches.mockRestore();
  dialog.remove();
});
