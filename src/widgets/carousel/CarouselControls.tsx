import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/number.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import type { CarouselControl } from './useSwiper.ts';

interface CarouselControlsProps {
  control: CarouselControl;
  /** Index of the visible slide. */
  index: number;
  count: number;
}

/** The dots are small, but their touch targets are not. */
export function CarouselControls({ control, index: shown, count }: CarouselControlsProps) {
  const { t } = useTranslation();
  const arrow =
    'absolute top-1/2 z-10 -translate-y-1/2 bg-scrim/40 text-on-scrim active:bg-scrim/60';
  return (
    <>
      <IconButton
        name="chevronLeft"
        label={t('common.previous')}
        className={`${arrow} left-1`}
        onClick={control.goBack}
      />
      <IconButton
        name="chevronRight"
        label={t('common.next')}
        className={`${arrow} right-1`}
        onClick={control.goOn}
      />
      <div className="absolute inset-x-12 bottom-0 z-10 flex justify-center">
        {Array.from({ length: count }, (_, index) => index).map((index) => (
          <PlainButton
            key={index}
            aria-label={t('common.slide', { n: formatCount(index + 1), all: formatCount(count) })}
            aria-current={index === shown}
            className="group grid h-11 min-w-0 max-w-11 flex-1 place-items-center"
            onClick={() => control.goTo(index)}
          >
            <span className="size-2 rounded-full bg-on-scrim/60 shadow-[0_0_2px_var(--scrim)] transition-all group-aria-[current=true]:w-4 group-aria-[current=true]:bg-on-scrim" />
          </PlainButton>
        ))}
      </div>
    </>
  );
}
