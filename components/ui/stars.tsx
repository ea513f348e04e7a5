import { Icon } from './icon.tsx';

export function Stars({ value }: { value: number }) {
  return (
    <span role="img" aria-label={`${value} din 5`} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name="star"
          size={16}
          filled={star <= value}
          className={star <= value ? 'text-sun' : 'text-line-strong'}
        />
      ))}
    </span>
  );
}
