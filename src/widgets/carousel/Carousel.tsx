import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CAROUSEL_SPACING_PX } from '../../constants.ts';
import { formatCount } from '../../lib/number.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useEnlarging } from './useEnlarging.ts';
import { useSwiper } from './useSwiper.ts';

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** The accessible name. */
  label: string;
  slides: readonly Slide[];
  /** Index of the first visible slide. */
  start?: number;
  /** Rendered over the slides. */
  children?: (index: number) => ReactNode;
}

/** One slide at a time, in a loop. A single slide has no controls. */
export function Carousel({ label, slides, start = 0, children }: CarouselProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  const { index, control } = useSwiper(strip, slides.length, start);
  useEnlarging(strip);

  // Inside a dialog, arrow keys work everywhere in the dialog.
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') control?.goBack();
    if (key === 'ArrowRight') control?.goOn();
  });
  useEffect(() => {
    const listener = strip.current?.closest('dialog') ?? strip.current?.closest('section');
    listener?.addEventListener('keydown', handleKey);
    return () => listener?.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <section
      aria-label={label}
      aria-roledescription={t('common.carousel')}
      className="relative h-full"
    >
      <div
        ref={strip}
        className="no-scrollbar group h-full touch-pan-y touch-pinch-zoom snap-x snap-mandatory overflow-x-auto data-swiper:snap-none data-swiper:overflow-hidden"
      >
        <ul
          className="swiper-wrapper flex h-full transition-transform group-data-swiper:gap-0!"
          style={{ gap: CAROUSEL_SPACING_PX }}
        >
          {slides.map((slide, index) => (
            <li
              key={slide.key}
              aria-label={t('common.slide', {
                n: formatCount(index + 1),
                all: formatCount(slides.length),
              })}
              className="swiper-slide relative h-full w-full shrink-0 snap-center"
            >
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      {children?.(index)}
      {control && <CarouselControls control={control} index={index} count={slides.length} />}
    </section>
  );
}
