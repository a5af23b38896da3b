import type { Counsel } from '../../../contract/counsel.ts';
import { listOf } from '../../api/query.ts';
import { useServerData } from '../../api/useServerData.ts';
import { counselListQuery } from './counselQueries.ts';

export interface CounselList {
  /** Null until they have come. */
  counsels: readonly Counsel[] | null;
  hasFailed: boolean;
  isFetching: boolean;
  retry: () => void;
}

export function useCounselList(): CounselList {
  const { data, isError, isFetching, refetch } = useServerData(counselListQuery);
  return {
    counsels: data ? listOf<Counsel>(data) : null,
    hasFailed: isError,
    isFetching,
    retry: () => void refetch(),
  };
}
