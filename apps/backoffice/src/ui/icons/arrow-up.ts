// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ArrowUpIcon = icon('M5 12l7-7 7 7M12 19V5');
