import { runInThisContext } from 'node:vm';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { earlyInputScript, endEarlyInput, repeatEarlyInput } from '#lib/browser/early-input.ts';
import { EarlyInput } from './page-effects.tsx';

const pressed = vi.fn<(name: string) => void>();

function Page() {
  const [ticked, setTicked] = useState(false);
  const [text, setText] = useState('');
  const [day, setDay] = useState('luni');
  return (
    <form>
      <button type="button" onClick={() => pressed('first')}>
        Unu
      </button>
      <button type="button" onClick={() => pressed('second')}>
        Doi
      </button>
      <button type="submit" onClick={() => pressed('submit')}>
        Trimite
      </button>
      <button type="button" popoverTarget="meniu" onClick={() => pressed('popover')}>
        Meniu
      </button>
      <input type="checkbox" checked={ticked} onChange={() => setTicked(!ticked)} />
      <input value={text} onChange={({ target }) => setText(target.value)} />
      <select value={day} onChange={({ target }) => setDay(target.value)}>
        <option>luni</option>
        <option>joi</option>
      </select>
      <output>{`${ticked} ${text} ${day}`}</output>
      <EarlyInput />
    </form>
  );
}

let page: HTMLElement;

function served() {
  page = document.createElement('div');
  page.innerHTML = renderToString(<Page />);
  document.body.append(page);
  page.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  runInThisContext(earlyInputScript);
  const [first, second, submit, menu] = page.querySelectorAll('button');
  return { first: first!, second: second!, submit: submit!, menu: menu! };
}

const hydrate = () => act(() => hydrateRoot(page, <Page />));

afterEach(() => {
  pressed.mockClear();
  page.remove();
});

test('the last button pressed before hydration is pressed again after it', async () => {
  const { first, second } = served();
  first.click();
  second.click();
  second.click();
  expect(pressed).not.toHaveBeenCalled();
  await hydrate();
  expect(pressed.mock.calls).toEqual([['second']]);
});

test('fields changed before hydration reach React', async () => {
  served();
  const [box, field] = document.querySelectorAll('input');
  box!.click();
  field!.value = 'tuns';
  field!.dispatchEvent(new Event('input', { bubbles: true }));
  const list = document.querySelector('select')!;
  list.value = 'joi';
  list.dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate();
  expect(document.querySelector('output')?.textContent).toBe('true tuns joi');
  expect(box!.checked).toBe(true);
  expect(field!.value).toBe('tuns');
});

test('a press that the page handles is not repeated', async () => {
  const { first } = served();
  await hydrate();
  first.click();
  expect(pressed.mock.calls).toEqual([['first']]);
  expect(window.earlyInput).toBeUndefined();
});

test('a submit button works without script and is not pressed again', async () => {
  served().submit.click();
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test('a popover button works without script and is not pressed again, which would close it', async () => {
  served().menu.click();
  await hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test('a press during which the recording ends is not repeated', () => {
  const { first } = served();
  first.addEventListener('click', () => {
    pressed('first');
    endEarlyInput();
  });
  first.click();
  repeatEarlyInput();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a removed button is not pressed', () => {
  const { first } = served();
  first.addEventListener('click', () => pressed('first'));
  first.click();
  endEarlyInput();
  first.remove();
  repeatEarlyInput();
  expect(pressed).toHaveBeenCalledTimes(1);
});
