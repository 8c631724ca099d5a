// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ArrowRightIcon = icon('M5 12h14M12 5l7 7-7 7', true);
