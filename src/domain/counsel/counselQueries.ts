import { memberQuery } from '../../api/memberCall.ts';

export const counselListQuery = memberQuery('GET /member/counsels', {});

export const counselQuery = (id: string) =>
  memberQuery('GET /member/counsels/:id', { params: { id } });
