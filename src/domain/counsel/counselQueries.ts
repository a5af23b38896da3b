import type { CounselCard } from '../../../contract/counsel.ts';
import { memberPages, memberQuery } from '../../api/memberCall.ts';
import { MEMBER_PAGE_SIZE } from '../../constants.ts';
import { listOf } from '../../lib/list.ts';

export const counselListQuery = memberPages('GET /member/counsels', (query) => ({ query }), {
  limit: MEMBER_PAGE_SIZE,
  rowsOf: (answer) => listOf<CounselCard>(answer),
});

export const counselQuery = (id: string) =>
  memberQuery('GET /member/counsels/:id', { params: { id } });
