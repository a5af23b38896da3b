import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IMAGE_MAX_MB } from '../../../contract/plain/limits.ts';
import { move } from '../../lib/list.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { SortableList } from '../sortable/SortableList.tsx';
import { FileThumbnail, ThumbnailImage } from './FileThumbnail.tsx';
import { ImagePicker } from './ImagePicker.tsx';
import { type StripFile, stripFile, withRemoved, withReplaced } from './stripFile.ts';

interface FileStripProps {
  /** The accessible name. */
  label: string;
  files: readonly StripFile[];
  /** Without it the strip is read-only. */
  onChange?: (files: StripFile[]) => void;
  isMultiple?: boolean;
  maxMb?: number;
}

const ROW = 'flex gap-2';
const THUMBNAIL = 'relative size-40 shrink-0 rounded-card bg-quiet';

/** A row of pictures to add, replace, remove and sort. */
export function FileStrip(props: FileStripProps) {
  const { label, files, onChange, isMultiple = true, maxMb = IMAGE_MAX_MB } = props;
  const { t } = useTranslation();
  const strip = useRef<HTMLFieldSetElement>(null);

  if (!onChange) return <ShownFiles label={label} files={files} />;

  const pickLabel = t(isMultiple || files.length === 0 ? 'upload.add' : 'upload.replace');

  const handlePick = (images: File[]) =>
    onChange(isMultiple ? [...files, ...images.map(stripFile)] : images.slice(0, 1).map(stripFile));

  const handleRemove = (id: string, event: MouseEvent) => {
    flushSync(() => onChange(withRemoved(files, id)));
    // The removed button had the focus, so the first button of the strip gets it.
    if (event.detail === 0) strip.current?.querySelector('button')?.focus();
  };

  return (
    <fieldset ref={strip} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {/* Extends to the edge of the container, so that the next picture is partly visible. */}
      <div
        className={`-mx-4 -my-1 relative overflow-x-auto px-4 py-1 [scrollbar-width:thin] ${ROW}`}
      >
        <ImagePicker
          label={`${label} ${pickLabel}`}
          isMultiple={isMultiple}
          maxMb={maxMb}
          onPick={handlePick}
          className="grid size-40 shrink-0 place-content-center place-items-center gap-1 rounded-card border border-edge border-dashed text-muted transition active:bg-quiet"
        >
          <Icon name="photo" className="size-8" />
          <span className="text-small">{pickLabel}</span>
        </ImagePicker>
        {files.length > 0 && (
          <SortableList
            label={label}
            items={files}
            onMove={(from, to) => onChange(move(files, from, to))}
            className={ROW}
            itemClassName={THUMBNAIL}
          >
            {(file, parts) => (
              <FileThumbnail
                file={file}
                parts={files.length > 1 ? parts : null}
                maxMb={maxMb}
                onReplace={(images) => onChange(withReplaced(files, file.id, images))}
                onRemove={(event) => handleRemove(file.id, event)}
              />
            )}
          </SortableList>
        )}
      </div>
    </fieldset>
  );
}

function ShownFiles({ label, files }: Pick<FileStripProps, 'label' | 'files'>) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className={`overflow-x-auto ${ROW}`}>
      {files.map((file) => (
        <li key={file.id} className={THUMBNAIL}>
          <ThumbnailImage file={file} />
        </li>
      ))}
    </ul>
  );
}
