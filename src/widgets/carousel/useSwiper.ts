import { type RefObject, useEffect, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { CAROUSEL_SLIDES_PER_VIEW, CAROUSEL_SPACING_PX } from '../../constants.ts';

export interface CarouselControl {
  goTo: (index: number) => void;
  goBack: () => void;
  goOn: () => void;
}

const SPEED_MS = 250;

/**
 * Adds Swiper to a strip of slides once its script has loaded. Before that the strip scrolls natively, and `control` is
 * undefined. `index` is the visible slide in both cases.
 */
export function useSwiper(strip: RefObject<HTMLElement | null>, count: number, start: number) {
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const element = strip.current;
    if (!element || count < 2) return;
    let isWanted = true;
    let created: Swiper | undefined;
    const follow = () => setIndex(shownSlide(element));
    // At the first slide a visitor may already have scrolled, before hydration.
    if (start > 0) element.scrollLeft = start * slideStep(element);
    element.addEventListener('scroll', follow);
    const take = async () => {
      const { Swiper } = await import('swiper');
      if (!isWanted) return;
      const initialSlide = shownSlide(element);
      element.removeEventListener('scroll', follow);
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
      element.removeEventListener('scroll', follow);
      created?.destroy();
      delete element.dataset.swiper;
      setSwiper(undefined);
    };
  }, [strip, count, start]);

  const control: CarouselControl | undefined = swiper && {
    goTo: (slide) => swiper.slideToLoop(slide),
    goBack: () => swiper.slidePrev(),
    goOn: () => swiper.slideNext(),
  };
  return { index, control };
}

const shownSlide = (strip: HTMLElement) => Math.round(strip.scrollLeft / slideStep(strip));

/** From the beginning of one slide to the next. */
const slideStep = (strip: HTMLElement) => strip.clientWidth + CAROUSEL_SPACING_PX;

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
