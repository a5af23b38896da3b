import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Modal } from '../../../src/ui/dialog/Modal.tsx';
import { Picture } from '../../../src/ui/picture/Picture.tsx';
import { Truncated } from '../../../src/ui/tooltip/Truncated.tsx';
import { Carousel } from '../../../src/widgets/carousel/Carousel.tsx';
import { DateText } from '../../../src/widgets/DateText.tsx';
import { InfiniteScroll } from '../../../src/widgets/list/InfiniteScroll.tsx';
import { MeasuredList } from '../../../src/widgets/list/MeasuredList.tsx';
import { UniformList } from '../../../src/widgets/list/UniformList.tsx';
import { AddressMap } from '../../../src/widgets/map/AddressMap.tsx';
import { TabGroup } from '../../../src/widgets/tabs/TabGroup.tsx';
import { Toaster } from '../../../src/widgets/toast/Toaster.tsx';
import { testI18n } from '../../support/screen/testI18n.ts';

const draw = (part: ReactNode) =>
  renderToString(
    <StaticRouter location="/contents?tabId=two">
      <I18nextProvider i18n={testI18n()}>{part}</I18nextProvider>
    </StaticRouter>,
  );

/** A list has no height of its own before a row is measured. */
const LIST = 'flow-root [overflow-anchor:none]';

/** There is no window here: code that uses one at the wrong time fails. */
describe('rendered on the server', () => {
  it('tabs are links and show the chosen content', () => {
    const tabs = ['one', 'two'].map((id) => ({ id, label: id }));
    const html = draw(
      <TabGroup label="tabs" tabs={tabs}>
        {(id) => `content ${id}`}
      </TabGroup>,
    );
    expect(html).toContain('href="/contents?tabId=one"');
    expect(html).toContain('content two');
  });

  it('a carousel has all of its slides', () => {
    const slides = ['a', 'b'].map((key) => ({ key, content: `slide ${key}` }));
    expect(draw(<Carousel label="pictures" slides={slides} />)).toMatch(/slide a.*slide b/);
  });

  it('a long list has its first rows', () => {
    const html = draw(
      <UniformList label="rows" count={1000} rowHeight={350} firstRows={20}>
        {(rows) => rows.map(({ index, gap }) => <li key={index}>{`row ${index} after ${gap}`}</li>)}
      </UniformList>,
    );
    const rows = Array.from({ length: 20 }, (_, index) => `<li>row ${index} after 0</li>`);
    expect(html).toBe(`<ul aria-label="rows" class="${LIST}">${rows.join('')}</ul>`);
  });

  it('a list of rows of different heights has all that have come', () => {
    const items = [{ id: 'first' }, { id: 'second' }, { id: 'third' }];
    const html = draw(
      <MeasuredList items={items} total={3} rowHeight={400}>
        {({ id }) => id}
      </MeasuredList>,
    );
    expect(html).toMatch(/>first<.*>second<.*>third</);
    expect(html).not.toContain('height:');
  });

  it('a picture, a short text and a map are complete without any script', () => {
    const html = draw(
      <>
        <Picture image={{ url: '/a.webp', widths: [360] }} alt="a" sizes="1px" isHero />
        <Truncated text="가나다라마바사아자차카타파" />
        <AddressMap mapsKey={null} address="서울" />
        <InfiniteScroll count={0} mayLoad onLoadMore={() => undefined}>
          endless
        </InfiniteScroll>
      </>,
    );
    expect(html).toContain('/a@360.avif 360w');
    expect(html).toContain('가나다라마바사아자차카타…');
    expect(html).toContain('map.naver.com');
    expect(html).toContain('endless');
  });

  it('AMB-59 a time is in Korean time, wherever the server is', () => {
    expect(draw(<DateText moment="2025-03-09T20:06:00.000Z" withTime />)).toContain(
      '&#x27;25-03-10 05:06',
    );
  });

  it('a closed dropdown or modal renders nothing', () => {
    expect(draw(<Toaster />)).toBe('');
    expect(
      draw(
        <Modal title="title" closeLabel="close" onClose={() => undefined}>
          text
        </Modal>,
      ),
    ).not.toContain(' open');
  });
});
