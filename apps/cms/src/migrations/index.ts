import * as migration_20261115_032011_initial from './20261115_032011_initial.ts';

export const migrations = [
  {
    up: migration_20261115_032011_initial.up,
    down: migration_20261115_032011_initial.down,
    name: '20261115_032011_initial'
  },
];
