// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ChevronDownIcon = icon('M6 9l6 6 6-6');
