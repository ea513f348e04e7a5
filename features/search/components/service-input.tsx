'use client';

import { useRouter } from 'next/navigation';
import { Icon } from '#components/ui/icon.tsx';
import { buildingIcon, searchIcon } from '#components/ui/icon-paths.ts';
import { locationPath } from '#lib/location-path.ts';
import { listSuggestions } from '../api/list-suggestions.ts';
import { copy } from '../copy.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { Combobox } from './combobox.tsx';

type ServiceInputProps = {
  value: string;
  onText: (text: string) => void;
  /** The text was looked for already. */
  settled: boolean;
  className?: string;
};

/** What to search for; the locations that match best are one key away. */
export function ServiceInput({ value, onText, settled, className }: ServiceInputProps) {
  const router = useRouter();
  const found = useSuggestions(settled ? '' : value, listSuggestions);

  return (
    <Combobox
      label={copy.text}
      name="search"
      value={value}
      onText={onText}
      options={found.map((location) => ({
        key: String(location.id),
        label: location.name,
        detail: `${location.category.name} · ${location.city}`,
        icon: buildingIcon,
      }))}
      onPick={(key) => {
        const location = found.find(({ id }) => String(id) === key);
        if (location) router.push(locationPath(location.id, location.slug));
      }}
      listLabel={copy.suggestions}
      found={copy.suggestionsFound}
      icon={<Icon path={searchIcon} />}
      placeholder={copy.textPlaceholder}
      enterKeyHint="search"
      className={className}
    />
  );
}
