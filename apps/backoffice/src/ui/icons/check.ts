// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const CheckIcon = icon('M20 6 9 17l-5-5');
