// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const CircleCheckIcon = icon('M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12');
