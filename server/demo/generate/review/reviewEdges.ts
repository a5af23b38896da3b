import { pictureOf } from '../../pictures/pictureOf.ts';
import type { Practice, SeedReview } from '../entities.ts';

type Edge = (review: SeedReview, practice: Practice) => Partial<SeedReview>;

/** Reviews with unusual content for a page, one for each name. */
const reviewEdges = {
  oneSentence: () => ({ title: '좋았어요', content: '친절하고 편했어요.' }),
  threeThousandCharacters: (review) => ({
    title: '회복 일기를 한 번에 옮겨 적어요',
    content: diaryOf(3_000, review.treatments[0]?.ko ?? ''),
  }),
  onlyEmoji: () => ({ title: '😊😊', content: '👍👍 ✨!!! 💆‍♀️ → 😊 …!?' }),
  longWord: () => ({
    title: '띄어쓰기없이적는것이버릇이라그대로올립니다',
    content: `${'정말친절하고설명도자세하고회복도빨라서만족하고있어요'.repeat(3).slice(0, 60)} 그래요.`,
  }),
  twentyTreatments: (_, { clinic }) => ({
    title: '여러 번 다니면서 받은 것을 모두 적었어요',
    treatments: clinic.treatments.slice(0, 20),
  }),
  manyPhotos: () => ({
    title: '날마다 찍은 사진을 올려요',
    beforePhotos: tenPictures('before'),
    afterPhotos: tenPictures('after'),
  }),
  onlyAfter: ({ afterPhotos }) => ({
    beforePhotos: [],
    afterPhotos: afterPhotos.length > 0 ? afterPhotos : [pictureOf('after', 3)],
  }),
  doctorLeft: (_, { doctors }) => ({
    title: '지금은 안 계신 원장님께 받았어요',
    doctors: doctors.filter(({ clinicId }) => clinicId === null),
  }),
  bare: () => ({ eventId: null, doctors: [], treatments: [], beforePhotos: [], afterPhotos: [] }),
  markup: () => ({
    title: '<b>굵게</b> & "따옴표"가 있는 제목',
    content: '원장님이 "3 < 5 & 5 > 3"처럼\n쉽게 설명해 주셨어요. <i>기울임</i>은 그대로 보이나요?',
  }),
} satisfies Record<string, Edge>;

/** They replace reviews after a treatment, from the newest back. */
export function withReviewEdges(practice: Practice): Practice {
  const edges: Edge[] = Object.values(reviewEdges);
  const replaced = practice.reviews
    .filter(
      ({ counsel }) => counsel.state === 'TREATMENT_COMPLETE' && counsel.member.language === 'ko',
    )
    .sort((a, b) => b.createdAt - a.createdAt)
    .filter((_, index) => index % 3 === 1)
    .slice(0, edges.length);
  const reviews = practice.reviews.map((review) => ({
    ...review,
    ...edges[replaced.indexOf(review)]?.(review, practice),
  }));
  return { ...practice, reviews };
}

/** A diary without a line break, cut at the maximum length. */
function diaryOf(length: number, treatment: string): string {
  const entries: string[] = [`${treatment} 받은 날부터 하루씩 적어 둔 것을 옮깁니다.`];
  for (let day = 1; entries.join(' ').length < length; day++) {
    entries.push(`${day}일째, ${DIARY[day % DIARY.length]}`);
  }
  return `${entries.join(' ').slice(0, length - 1)}…`;
}

const DIARY = [
  '아침에 일어나니 부기가 어제보다 조금 내려가 있었어요.',
  '거울을 자주 보지 않으려고 산책을 다녀왔어요.',
  '약을 먹고 일찍 누웠는데 중간에 한 번 깼어요.',
  '붉은 기가 남아서 모자를 쓰고 회사에 갔어요.',
  '병원에서 전화가 와서 불편한 곳이 있는지 물어봐 주셨어요.',
  '따뜻한 물로 조심해서 씻고 보습을 했어요.',
  '가족이 이제 조금 자연스러워 보인다고 했어요.',
  '경과를 보러 갔더니 잘 회복되고 있다고 하셨어요.',
  '아직 뻐근해서 무리하지 않고 쉬었어요.',
  '사진을 찍어서 첫날과 나란히 놓고 비교해 봤어요.',
  '생각보다 시간이 걸리는구나 싶어서 마음을 느긋하게 먹기로 했어요.',
];

/** Close-ups of skin, numbers 3, 13 … 53: they show no face, so all of them can be one person. */
const tenPictures = (kind: 'before' | 'after') =>
  Array.from({ length: 10 }, (_, index) => pictureOf(kind, 3 + 10 * (index % 6)));
