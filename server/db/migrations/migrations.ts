import { directory } from './0001_directory.ts';
import { members } from './0002_members.ts';
import { sessions } from './0003_sessions.ts';
import { uploads } from './0004_uploads.ts';
import { consoleTables } from './0005_console.ts';
import { contentUploads } from './0006_content_uploads.ts';
import { cardImages } from './0007_card_images.ts';
import { staffOrders } from './0008_staff_orders.ts';
import { reviewPhotos } from './0009_review_photos.ts';
import { nicknameDoubles } from './0010_nickname_doubles.ts';
import { friendToldAt } from './0011_friend_told_at.ts';

/** Forward only: a migration that has been released is never edited, a mistake is mended by the next one. */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: '0001_directory', sql: directory },
  { name: '0002_members', sql: members },
  { name: '0003_sessions', sql: sessions },
  { name: '0004_uploads', sql: uploads },
  { name: '0005_console', sql: consoleTables },
  { name: '0006_content_uploads', sql: contentUploads },
  { name: '0007_card_images', sql: cardImages },
  { name: '0008_staff_orders', sql: staffOrders },
  { name: '0009_review_photos', sql: reviewPhotos },
  { name: '0010_nickname_doubles', sql: nicknameDoubles },
  { name: '0011_friend_told_at', sql: friendToldAt },
];
