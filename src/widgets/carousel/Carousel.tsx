import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CAROUSEL_SPACING_PX } from '../../constants.ts';
import { classNames } from '../../lib/classNames.ts';
import { formatCount } from '../../lib/number.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useSwiper } from './useSwiper.ts';

interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Says what the pictures are of. */
  label: string;
  slides: readonly Slide[];
  /** Which one shows first. */
  start?: number;
  className?: string;
  /** Drawn over the slides. */
  children?: (index: number) => ReactNode;
}

/** One slide at a time, round and round. A single one only shows. */
export function Carousel({ label, slides, start = 0, className, children }: CarouselProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  const control = useSwiper(strip, slides.length, start);

  // A carousel that fills a dialog has the whole of it to itself.
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
      className={classNames('relative', className)}
    >
      <div
        ref={strip}
        className="no-scrollbar group h-full touch-pan-y snap-x snap-mandatory overflow-x-auto data-alive:snap-none data-alive:overflow-hidden"
      >
        <ul
          className="swiper-wrapper flex h-full transition-transform group-data-alive:gap-0!"
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
      {children?.(control?.index ?? start)}
      {control && <CarouselControls control={control} count={slides.length} />}
    </section>
  );
}
