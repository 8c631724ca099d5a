// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const InfoIcon = icon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01');
