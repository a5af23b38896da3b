import { useTranslation } from 'react-i18next';
import { RATING_MAX, RATING_MIN } from '../../../contract/plain/limits.ts';
import { Select } from '../../ui/field/Select.tsx';

const CHOICES = Array.from(
  { length: RATING_MAX - RATING_MIN + 1 },
  (_, index) => RATING_MAX - index,
);

interface RatingFieldProps {
  rating: number;
  onChange: (rating: number) => void;
}

/** From 5 stars down. */
export function RatingField({ rating, onChange }: RatingFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('editor.rating')}
      value={String(rating)}
      options={CHOICES.map((n) => ({ value: String(n), label: t('editor.ratingChoice', { n }) }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
