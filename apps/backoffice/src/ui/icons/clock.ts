// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const ClockIcon = icon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 6v6l4 2');
