import {
  FileArchive,
  File as FileIcon,
  FileImage,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
  Presentation,
} from 'lucide-react';
import { Icon } from '../../../media/Icon/Icon.tsx';
import * as styles from './UploadEntry.css.ts';

/** Icons by file extension; the name of the type is next to it as text. */
const icons: Readonly<Record<string, LucideIcon>> = {
  ...{ jpg: FileImage, png: FileImage, heic: FileImage },
  ...{ pdf: FileText, doc: FileText, docx: FileText, odt: FileText },
  ...{ xls: FileSpreadsheet, xlsx: FileSpreadsheet, ods: FileSpreadsheet, csv: FileSpreadsheet },
  ...{ ppt: Presentation, pptx: Presentation, odp: Presentation },
  zip: FileArchive,
};

/** The mark of a file that has no preview. */
export function FileMark({ extension }: { extension: string | null }) {
  return (
    <span className={styles.noPicture}>
      <Icon icon={icons[extension ?? ''] ?? FileIcon} size={24} />
    </span>
  );
}
