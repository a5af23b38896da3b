import { expect, test } from 'vitest';
import { districtIn } from '../../../contract/texts/addressDistrict.ts';

test.each([
  ['서울 강남구 테헤란로 1', 'seoul-gangnam'],
  ['서울특별시 중구 을지로 22', 'seoul-jung'],
  ['부산 중구 광복로 3', 'busan-jung'],
  ['경기 성남시 분당구 황새울로 300', 'gyeonggi-seongnam-bundang'],
  ['강원특별자치도 고성군 토성로 12', 'gangwon-goseong'],
  ['경남 고성군 송학로 7', 'gyeongnam-goseong'],
  ['세종특별자치시 한누리대로 2130', 'sejong-sejong'],
  ['제주특별자치도 제주시 노연로 1', 'jeju-jeju'],
  [' 서울  강남구  테헤란로 1', 'seoul-gangnam'],
  ['서울 강남구', 'seoul-gangnam'],
  ['서울 테헤란로 1', undefined],
  ['중구 을지로 22', undefined],
  ['', undefined],
])('%s is in %s', (address, district) => {
  expect(districtIn(address)).toBe(district);
});
