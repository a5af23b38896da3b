import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileStrip } from '../widgets/files/FileStrip.tsx';
import type { StripFile } from '../widgets/files/stripFile.ts';
import { Example } from './Example.tsx';
import { EXAMPLE_PICTURE } from './exampleItems.ts';

const PICTURES: readonly StripFile[] = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => ({
  id: name,
  name,
  source: EXAMPLE_PICTURE,
}));

/** An image that cannot be displayed. */
const BROKEN: StripFile = {
  id: 'broken',
  name: 'broken.heic',
  source: 'data:image/heic;base64,AA==',
};

export function FileExamples() {
  const { t } = useTranslation();
  const [before, setBefore] = useState<readonly StripFile[]>(PICTURES);
  const [after, setAfter] = useState<readonly StripFile[]>([]);
  const [single, setSingle] = useState<readonly StripFile[]>([BROKEN]);
  return (
    <>
      <Example state="several files">
        <FileStrip label={t('editor.beforePhotos')} files={before} onChange={setBefore} />
      </Example>
      <Example state="no files, 1 MB at most">
        <FileStrip label={t('editor.afterPhotos')} files={after} maxMb={1} onChange={setAfter} />
      </Example>
      <Example state="a single file, which cannot be shown">
        <FileStrip
          label={t('editor.event')}
          files={single}
          isMultiple={false}
          onChange={setSingle}
        />
      </Example>
      <Example state="only to be seen">
        <FileStrip label={t('editor.title')} files={PICTURES.slice(0, 2)} />
      </Example>
    </>
  );
}
