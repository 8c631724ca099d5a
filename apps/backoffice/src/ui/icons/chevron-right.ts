// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ChevronRightIcon = icon('M9 18l6-6-6-6');
