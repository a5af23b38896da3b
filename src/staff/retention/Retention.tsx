import { useTranslation } from 'react-i18next';
import { staffQuery } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { Loaded } from '../parts/list/Loaded.tsx';
import { KindPanel } from './KindPanel.tsx';

/** How long each kind of data is kept, and what its job did last. */
export function Retention() {
  const { t } = useTranslation('staff');
  const answer = useAnswer(staffQuery('GET /staff/retention', {}));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-balance text-muted">{t('retention.hint')}</p>
      <Loaded answer={answer}>
        {({ data }) => data.map((setting) => <KindPanel key={setting.kind} setting={setting} />)}
      </Loaded>
    </div>
  );
}
