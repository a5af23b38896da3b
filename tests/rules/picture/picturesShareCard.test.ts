import { describe, expect, it } from 'vitest';
import { drawShareCard } from '../../../server/discovery/shareCard/drawShareCard.ts';
import { widthOf, wrapText } from '../../../server/discovery/shareCard/wrapText.ts';

describe('wrapText', () => {
  it('keeps Korean words whole', () => {
    expect(wrapText('라온봄 성형외과의원', 9, 2)).toEqual(['라온봄', '성형외과의원']);
  });

  it('breaks Japanese anywhere, but begins no line with a closing sign', () => {
    const lines = wrapText('美容外科クリニック、皮膚科', 9, 3);
    expect(lines.join('')).toBe('美容外科クリニック、皮膚科');
    for (const line of lines) expect(line).not.toMatch(/^[、。ー」]/);
  });

  it('ends with an ellipsis if the text does not fit', () => {
    const lines = wrapText('쌍꺼풀 자연유착 이벤트 상담 예약 받고 있어요', 8, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it('never makes a line wider than asked, for any text', () => {
    const texts = [
      'a'.repeat(90),
      '한'.repeat(90),
      '漢字'.repeat(40),
      '🙂'.repeat(40),
      'ab 한글 漢字 '.repeat(20),
    ];
    for (const text of texts) {
      for (const line of wrapText(text, 9, 2)) expect(widthOf(line)).toBeLessThanOrEqual(9);
    }
  });

  it('makes no line of an empty text', () => {
    expect(wrapText('  \n ', 9, 2)).toEqual([]);
    expect(wrapText('가', 0.1, 2)).toHaveLength(1);
  });
});

describe('drawShareCard', () => {
  const card = {
    language: 'ko',
    title: '라온봄 의원',
    subtitle: '서울 강남구',
    brand: '나비',
  } as const;

  it('writes title, subtitle and rating', () => {
    const svg = drawShareCard({ ...card, ratingText: '4.8 (1,234)' });
    for (const words of ['라온봄 의원', '서울 강남구', '4.8 (1,234)', '나비']) {
      expect(svg).toContain(`>${words}</text>`);
    }
  });

  it('shows markup in a name as letters, and removes characters that XML does not allow', () => {
    const svg = drawShareCard({ ...card, title: '</text><script>&\u0000\ud800\u202e' });
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
    for (const sign of ['<script', '\u0000', '\ud800', '\u202e']) expect(svg).not.toContain(sign);
  });
});
