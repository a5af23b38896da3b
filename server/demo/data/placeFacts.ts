/** Area codes of telephone numbers, by region. The numbers of the demonstration go on with 000, which is not in use. */
export const areaCodes: Readonly<Record<string, string>> = {
  seoul: '02',
  gyeonggi: '031',
  incheon: '032',
  busan: '051',
  daegu: '053',
  gwangju: '062',
  daejeon: '042',
  jeju: '064',
};

/** The centre of a town without a station. */
export const townCentres: Readonly<Record<string, { latitude: number; longitude: number }>> = {
  jeju: { latitude: 33.4852, longitude: 126.4815 },
};
