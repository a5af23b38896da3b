import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CAROUSEL_SPACING_PX } from '../../../src/constants.ts';
import { Carousel } from '../../../src/widgets/carousel/Carousel.tsx';
import { PhotoViewer } from '../../../src/widgets/carousel/PhotoViewer.tsx';
import { showToast } from '../../../src/widgets/toast/showToast.ts';
import { Toaster } from '../../../src/widgets/toast/Toaster.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

interface SwiperOptions {
  initialSlide: number;
  on: { slideChange: (swiper: { realIndex: number }) => void };
}

/** Replaces the library, which needs a real layout; it loops as the real one does. */
const library = vi.hoisted(() => ({
  options: {} as SwiperOptions,
  count: 3,
  isBroken: false,
  destroy: vi.fn(),
}));

vi.mock('swiper', () => ({
  get Swiper() {
    if (library.isBroken) throw new Error('offline');
    return class {
      realIndex: number;
      destroy = library.destroy;
      constructor(_: HTMLElement, options: SwiperOptions) {
        library.options = options;
        this.realIndex = options.initialSlide;
      }
      slideToLoop(index: number) {
        this.realIndex = (index + library.count) % library.count;
        library.options.on.slideChange(this);
      }
      slideNext() {
        this.slideToLoop(this.realIndex + 1);
      }
      slidePrev() {
        this.slideToLoop(this.realIndex - 1);
      }
    };
  },
}));

const slides = ['가', '나', '다'].map((text) => ({ key: text, content: <p>{text}</p> }));
const currentDot = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');

const nine = Array.from({ length: 9 }, (_, n) => ({ key: `${n}`, content: <p>{n}</p> }));
const stripOf = (label: string) =>
  screen.getByRole('region', { name: label }).firstElementChild as HTMLElement;

/** Elements have no size without a layout. */
function pretendWidth(width: number) {
  const spy = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  onTestFinished(() => spy.mockRestore());
}

beforeEach(() => {
  library.isBroken = false;
  library.destroy.mockReset();
});

const STACK = '../../../src/widgets/toast/ToastStack.tsx';

it('TOAST-05 a toast is shown although the script of the toasts could not be loaded before', async () => {
  const failed = vi.fn(() => {
    throw new Error('no connection');
  });
  vi.doMock(STACK, failed);
  expectConsole(/Messages cannot be shown/);
  renderWidget(<Toaster />);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  vi.doUnmock(STACK);
  act(() => showToast('error', '실패'));
  await screen.findByText('실패');
});

describe('carousel', () => {
  it('CLN-04 PHOTO-06 has navigation that goes round, and pagination', async () => {
    const { user } = renderWidget(<Carousel label="병원 사진" slides={slides} />);
    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(currentDot()).toBe('3장 중 2번째');
    await user.click(screen.getByRole('button', { name: '다음' }));
    await user.click(screen.getByRole('button', { name: '다음' }));
    expect(currentDot()).toBe('3장 중 1번째');
    await user.click(screen.getByRole('button', { name: '이전' }));
    expect(currentDot()).toBe('3장 중 3번째');
    await user.click(screen.getByRole('button', { name: '3장 중 2번째' }));
    expect(currentDot()).toBe('3장 중 2번째');
  });

  it('is used by the arrow keys', async () => {
    const { user } = renderWidget(<Carousel label="병원 사진" slides={slides} />);
    (await screen.findByRole('button', { name: '다음' })).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(currentDot()).toBe('3장 중 3번째');
    await user.keyboard('{ArrowLeft}');
    expect(currentDot()).toBe('3장 중 2번째');
  });

  it('is a scrolling strip until its script is loaded, and if it never is', async () => {
    library.isBroken = true;
    expectConsole(/The carousel could not be loaded/);
    renderWidget(<Carousel label="병원 사진" slides={slides} />);
    await act(() => vi.dynamicImportSettled());
    const region = screen.getByRole('region', { name: '병원 사진' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    expect(within(region).queryByRole('button')).toBeNull();
  });

  it('until then the strip begins at the first visible slide, and the number follows scrolling by hand', async () => {
    library.isBroken = true;
    expectConsole(/The carousel could not be loaded/);
    pretendWidth(390);
    renderWidget(
      <Carousel label="병원 사진" slides={nine} start={3}>
        {(index) => <p>{index + 1}번</p>}
      </Carousel>,
    );
    await act(() => vi.dynamicImportSettled());
    const strip = stripOf('병원 사진');
    expect(strip.scrollLeft).toBe(3 * (390 + CAROUSEL_SPACING_PX));
    screen.getByText('4번');
    strip.scrollLeft = 7 * (390 + CAROUSEL_SPACING_PX);
    fireEvent.scroll(strip);
    screen.getByText('8번');
  });

  it('its script takes over at the slide to which the visitor has scrolled', async () => {
    pretendWidth(390);
    renderWidget(<Carousel label="병원 사진" slides={nine} start={3} />);
    const strip = stripOf('병원 사진');
    strip.scrollLeft = 7 * (390 + CAROUSEL_SPACING_PX);
    fireEvent.scroll(strip);
    await screen.findByRole('button', { name: '다음' });
    expect(library.options.initialSlide).toBe(7);
    expect(strip.scrollLeft).toBe(0);
    fireEvent.scroll(strip);
    expect(currentDot()).toBe('9장 중 8번째');
  });

  it('a single picture has no controls', async () => {
    renderWidget(<Carousel label="병원 사진" slides={slides.slice(0, 1)} />);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('removes everything when it is unmounted', async () => {
    const { unmount } = renderWidget(<Carousel label="병원 사진" slides={slides} />);
    await screen.findByRole('button', { name: '다음' });
    unmount();
    expect(library.destroy).toHaveBeenCalled();
  });
});

describe('photo viewer', () => {
  const photos = [
    { image: { url: '/a.webp' }, moment: 'before' as const },
    { image: { url: '/b.webp' }, moment: 'before' as const },
    { image: { url: '/c.webp' }, moment: 'after' as const },
  ];

  it('REV-09 starts at the chosen photo, badges before and after', async () => {
    const { user } = renderWidget(
      <PhotoViewer photos={photos} start={2} onClose={() => undefined} />,
    );
    screen.getByRole('dialog', { name: '시술사진' });
    expect(screen.getByText('3 / 3')).toBeTruthy();
    expect(screen.getAllByText('전')).toHaveLength(2);
    expect(screen.getAllByText('후')).toHaveLength(1);
    expect(screen.getByRole('img', { name: '시술 후 사진 1' })).toBeTruthy();

    await user.click(await screen.findByRole('button', { name: '다음' }));
    expect(screen.getByText('1 / 3')).toBeTruthy();
  });

  it('PHOTO-02 REV-08 closes by its icon', async () => {
    const onClose = vi.fn();
    const { user } = renderWidget(<PhotoViewer photos={photos} start={0} onClose={onClose} />);
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
