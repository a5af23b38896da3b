import { useTranslation } from 'react-i18next';
import { STAGES } from '../../domain/counsel/counselStages.ts';
import { classNames } from '../../lib/classNames.ts';
import { Icon } from '../../ui/picture/Icon.tsx';

/** All stages, and which of them are reached. */
export function CounselStages({ reached }: { reached: (typeof STAGES)[number] }) {
  const { t } = useTranslation();
  const at = STAGES.indexOf(reached);
  return (
    <ol aria-label={t('counsel.stages')} className="mt-5 flex">
      {STAGES.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === at ? 'step' : undefined}
          className={classNames(
            'relative flex flex-1 flex-col items-center gap-1 text-small',
            index <= at ? 'text-ink' : 'text-muted',
            index === at && 'font-semibold',
          )}
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-2.5 right-1/2 h-0.5 w-full',
                index <= at ? 'bg-brand' : 'bg-line',
              )}
            />
          )}
          <span
            className={classNames(
              'z-1 grid size-5.5 place-items-center rounded-full',
              index <= at ? 'bg-action text-on-action' : 'bg-raised inset-ring-2 inset-ring-line',
            )}
          >
            {index <= at && <Icon name="check" className="size-3.5" />}
          </span>
          {t(`counsel.stage.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
