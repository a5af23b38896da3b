import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '../../../../contract/clinicShape.ts';
import { isKoreanTimeHere } from '../../../lib/date.ts';
import { ChoiceChip } from '../../../ui/field/ChoiceChip.tsx';
import { Trouble } from '../../../ui/status/Trouble.tsx';
import { StayField } from './StayField.tsx';
import { TimeFields } from './TimeFields.tsx';
import type { WishesState } from './useWishes.ts';
import type { WishKind } from './wishDraft.ts';

export interface WishFieldsProps {
  /** The sentence above the fields: of a booking, where they may stay empty, or of a request for another time. */
  hint: 'optional' | 'reschedule';
  hours: OpeningHours | null;
  state: WishesState;
  isBusy: boolean;
}

const KINDS = ['times', 'stay'] as const;

/** Some times, the days of a stay, or both. The clinic gets what is shown; a hidden kind stays and is not sent. */
export function WishFields({ hint, hours, state, isBusy }: WishFieldsProps) {
  const { t } = useTranslation();
  const { draft, problem, write } = state;
  const { kinds } = draft;
  const toggle = (kind: WishKind) =>
    write({
      ...draft,
      kinds: kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind],
    });
  return (
    <fieldset disabled={isBusy} className="grid grid-cols-1 gap-3">
      <p className="text-muted text-small">
        {t(`dates.wishes.hint.${hint}`)}
        {!isKoreanTimeHere(undefined) && (
          <strong className="block font-semibold text-ink">{t('dates.wishes.koreanTime')}</strong>
        )}
      </p>
      <fieldset aria-label={t('dates.wishes.kind')} className="flex flex-wrap gap-2">
        {KINDS.map((kind) => (
          <ChoiceChip
            key={kind}
            type="checkbox"
            name="wishes"
            isChosen={kinds.includes(kind)}
            onChoose={() => toggle(kind)}
          >
            {t(`dates.wishes.${kind}`)}
          </ChoiceChip>
        ))}
      </fieldset>
      {kinds.includes('times') && (
        <TimeFields
          hours={hours}
          times={draft.times}
          onChange={(times) => write({ ...draft, times })}
        />
      )}
      {kinds.includes('stay') && (
        <StayField stay={draft.stay} onChange={(stay) => write({ ...draft, stay })} />
      )}
      <Trouble text={problem && t(`dates.wishes.problem.${problem}`)} />
    </fieldset>
  );
}
