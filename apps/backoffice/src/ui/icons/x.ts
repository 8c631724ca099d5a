// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const XIcon = icon('M18 6 6 18M6 6l12 12');
