// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ChevronLeftIcon = icon('M15 18l-6-6 6-6');
