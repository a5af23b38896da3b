import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { CAROUSEL_SLIDES_PER_VIEW, CAROUSEL_SPACING_PX } from '../../constants.ts';

export interface CarouselControl {
  /** Index of the visible slide. */
  index: number;
  goTo: (index: number) => void;
  goBack: () => void;
  goOn: () => void;
}

const SPEED_MS = 250;

/** Adds Swiper to a strip of slides once its script has loaded. Before that the strip scrolls natively. */
export function useSwiper(strip: RefObject<HTMLElement | null>, count: number, start: number) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const element = strip.current;
    if (!element || count < 2) return;
    let isWanted = true;
    let created: Swiper | undefined;
    const take = async () => {
      const { Swiper } = await import('swiper');
      if (!isWanted) return;
      const initialSlide = shownSlide(element) || start;
      element.scrollLeft = 0;
      element.dataset.swiper = '';
      created = new Swiper(element, {
        initialSlide,
        slidesPerView: CAROUSEL_SLIDES_PER_VIEW,
        spaceBetween: CAROUSEL_SPACING_PX,
        loop: true,
        speed: prefersStillness() ? 0 : SPEED_MS,
        on: { slideChange: ({ realIndex }) => setIndex(realIndex) },
      });
      setIndex(created.realIndex);
      setSwiper(created);
    };
    take().catch((cause) => console.error('The carousel could not be loaded', cause));
    return () => {
      isWanted = false;
      created?.destroy();
      delete element.dataset.swiper;
      setSwiper(undefined);
    };
  }, [strip, count, start]);

  const control: CarouselControl | undefined = swiper && {
    index,
    goTo: (slide) => swiper.slideToLoop(slide),
    goBack: () => swiper.slidePrev(),
    goOn: () => swiper.slideNext(),
  };
  return control;
}

/** The slide to which the visitor has already scrolled. */
const shownSlide = (strip: HTMLElement) =>
  strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
