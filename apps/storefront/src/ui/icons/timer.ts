// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const TimerIcon = icon('M10 2L14 2M12 14L15 11M4 14a8 8 0 1 0 16 0 8 8 0 1 0-16 0');
