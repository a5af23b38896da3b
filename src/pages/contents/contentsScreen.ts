import type { FilterName, Filters } from '../../../contract/filters.ts';
import type { Named } from '../../../contract/shape.ts';
import { CLINIC_CARD_SIZES } from '../../domain/clinic/ClinicCard.tsx';
import { clinicListQuery } from '../../domain/clinic/clinicAtoms.ts';
import { recordTabOf } from '../../domain/record/recordTabs.ts';
import {
  concernsQuery,
  partsQuery,
  specialtiesQuery,
  treatmentsQuery,
} from '../../domain/taxonomy/taxonomyAtoms.ts';
import { filtersIn, trailOf } from '../../lib/filters.ts';
import { listOf } from '../../lib/list.ts';
import type { Head, Introduction, Place, ScreenModule } from '../../screen.ts';
import { ContentsPage } from './ContentsPage.tsx';
import { contentsQueries } from './contentsQueries.ts';

export const contentsScreen: ScreenModule = {
  Page: ContentsPage,
  queries: (place) => {
    const { tab, filters } = wishesIn(place);
    return contentsQueries(tab, filters);
  },
  head: (introduction) => {
    const { t, localName } = introduction;
    const { tab, filters } = wishesIn(introduction);
    const names = chosenNames(filters, introduction).map(localName);
    return {
      title: [...names, t(`contents.${tab}`)].join(' '),
      ...(tab === 'clinics' && firstBanner(filters, introduction)),
    };
  },
};

const wishesIn = ({ search }: Place) => ({
  tab: recordTabOf(search.get('tabId')),
  filters: filtersIn(search),
});

function chosenNames(filters: Filters, { answerTo }: Introduction): Named[] {
  const lists: Record<FilterName, readonly Named[] | undefined> = {
    specialtyId: listIn(answerTo(specialtiesQuery())),
    treatmentId: listIn(answerTo(treatmentsQuery())),
    partId: listIn(answerTo(partsQuery())),
    concernId: listIn(answerTo(concernsQuery())),
  };
  return trailOf(filters).flatMap(
    (name) => lists[name]?.find(({ id }) => id === filters[name]) ?? [],
  );
}

const listIn = <T>(answer: { data: readonly T[] } | undefined) => answer && listOf(answer);

function firstBanner(filters: Filters, { answerTo }: Introduction): Pick<Head, 'hero'> {
  const image = listIn(answerTo(clinicListQuery(filters)))?.[0]?.bannerImage;
  return image ? { hero: { image, sizes: CLINIC_CARD_SIZES } } : {};
}
