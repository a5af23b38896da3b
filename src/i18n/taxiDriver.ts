/** What a taxi driver reads: Korean on Japanese pages, too. */
export const TAXI_REQUEST = '이 주소로 가 주세요';
