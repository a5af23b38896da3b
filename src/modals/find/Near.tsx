import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NEAR_RADIUS } from '../../../contract/plain/sorts.ts';
import { useFindTexts } from '../../domain/find/useFindTexts.ts';
import { askPosition, type NoPosition } from '../../environment/askPosition.ts';
import { NO_PLACE, withoutPlace } from '../../lib/find.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import type { ChosenFind } from './useChosenFind.ts';

const RADII = ['1', '3', '5', '10', '20'] as const;

/** A press asks for the position; the text says why. */
export function Near({ chosen: { find, change } }: { chosen: ChosenFind }) {
  const { t } = useTranslation();
  const { radiusText } = useFindTexts();
  const [trouble, setTrouble] = useState<NoPosition>();
  const [isAsking, setIsAsking] = useState(false);
  const isChosen = find.near !== undefined;
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  }, [find]);
  const ask = async () => {
    setTrouble(undefined);
    if (isChosen) return change(withoutPlace(find));
    setIsAsking(true);
    const answer = await askPosition();
    setIsAsking(false);
    // The visitor has chosen another place meanwhile.
    if (latest.current !== find) return;
    if ('failure' in answer) setTrouble(answer.failure);
    // The nearest come first, unless the visitor chose another sort.
    else change({ ...NO_PLACE, near: answer.near, sort: find.sort ?? 'near' });
  };
  const radius = find.radius ?? String(NEAR_RADIUS);
  return (
    <section>
      <Button
        look="quiet"
        className="w-full aria-pressed:bg-brand-soft aria-pressed:text-brand-strong aria-pressed:inset-ring-brand"
        isBusy={isAsking}
        aria-pressed={isChosen}
        onClick={ask}
      >
        <Icon name={isChosen ? 'check' : 'pin'} className="size-5" />
        {t('find.near')}
      </Button>
      <p role="status" className="mt-2 text-muted text-small">
        {isAsking && t('find.nearAsking')}
        {!isAsking && (trouble ? t(`find.nearFailed.${trouble}`) : t('find.nearWhy'))}
      </p>
      {isChosen && (
        <fieldset className="mt-3">
          <legend className="mb-2 font-semibold">{t('find.radius')}</legend>
          <div className="flex flex-wrap gap-2">
            {RADII.map((km) => (
              <ChoiceChip
                key={km}
                type="radio"
                name="radius"
                isChosen={radius === km}
                onChoose={() => change({ radius: km })}
              >
                {radiusText(km)}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}
