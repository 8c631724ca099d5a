// Generated from Lucide by `pnpm icons`.
import { icon } from '../icon/icon.tsx';

export const SearchIcon = icon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0');
