// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const MailIcon = icon(
	'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
);
