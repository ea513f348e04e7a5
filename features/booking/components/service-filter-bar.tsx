import { ChipToggle } from '#components/ui/chip.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { copy } from '../copy.ts';

type ServiceFilterBarProps = {
  categories: { id: number; name: string }[];
  text: string;
  category: number | null;
  onText: (text: string) => void;
  onCategory: (category: number | null) => void;
};

export function ServiceFilterBar(props: ServiceFilterBarProps) {
  const { categories, text, category, onText, onCategory } = props;
  return (
    <div className="flex flex-col gap-3">
      <Field label={copy.searchServices} hideLabel>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            icon={<Icon name="search" />}
            placeholder={copy.searchServices}
            value={text}
            maxLength={80}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      {categories.length > 1 && (
        <div
          role="group"
          aria-label={copy.categories}
          className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <ChipToggle selected={category === null} onClick={() => onCategory(null)}>
            {copy.allCategories}
          </ChipToggle>
          {categories.map(({ id, name }) => (
            <ChipToggle key={id} selected={category === id} onClick={() => onCategory(id)}>
              {name}
            </ChipToggle>
          ))}
        </div>
      )}
    </div>
  );
}
