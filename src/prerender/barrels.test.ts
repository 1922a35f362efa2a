import { expect, test } from 'vitest'
import { importsThroughBarrels, type ModuleSource } from './barrels'

const icons = Array.from({ length: 101 }, (_, index) => `icon-${index}`)

const library = '/node_modules/lucide-react/index.mjs'

const sources: Record<string, ModuleSource> = {
  '/page.tsx': {
    code: `import { Coins, LogOut as Leave } from "lucide-react";\nimport { Unused } from "./card";`,
    importedIds: [library, '/card.tsx'],
  },
  [library]: {
    code: `export { default as Coins, default as CoinsIcon } from './icons/icon-3.mjs';
      export { default as LogOut } from './icons/icon-7.mjs';
      export { default as Unused } from './icons/icon-9.mjs';`,
    importedIds: icons.map((name) => `/icons/${name}.mjs`),
  },
}
const importsOf = importsThroughBarrels((module) => sources[module] ?? { code: '', importedIds: [] })

test('of a barrel, a module imports what it names, and not what it names of another module', () => {
  expect(importsOf('/page.tsx')).toEqual(['/icons/icon-3.mjs', '/icons/icon-7.mjs', '/card.tsx'])
})

test('a barrel itself imports nothing, and neither does an unknown module', () => {
  expect(importsOf(library)).toEqual([])
  expect(importsOf('/other.ts')).toEqual([])
})
