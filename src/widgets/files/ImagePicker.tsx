import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_MAX_MB } from '../../../contract/plain/limits.ts';
import { formatCount } from '../../lib/number.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { checkImages } from './checkImages.ts';

interface ImagePickerProps {
  label: string;
  /** Called with the accepted images; refused ones were reported in a toast. */
  onPick: (images: File[]) => void;
  isMultiple?: boolean;
  maxMb?: number;
  className?: string;
  /** The content of the button. */
  children: ReactNode;
}

/** Picks images from the device; a phone also offers its camera. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, onPick, isMultiple = true, maxMb = IMAGE_MAX_MB, className, children } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);

  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // Otherwise picking the same file again would fire no event.
    target.value = '';
    const { accepted, foreign, tooLarge } = checkImages(files, maxMb);
    if (accepted.length > 0) onPick(accepted);
    if (foreign.length > 0) {
      const names = files.length > 1 ? foreign.map(({ name }) => name) : [];
      window.alert([t('upload.imagesOnly'), ...names].join('\n'));
    }
    if (tooLarge.length > 0) {
      window.alert(
        tooLarge
          .map(({ name }) => t('upload.tooLarge', { name, n: formatCount(maxMb) }))
          .join('\n'),
      );
    }
  };

  return (
    <>
      <PlainButton aria-label={label} className={className} onClick={() => input.current?.click()}>
        {children}
      </PlainButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={handlePick}
      />
    </>
  );
}
