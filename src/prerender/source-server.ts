import { join } from 'node:path'
import { createServer, createServerModuleRunner } from 'vite'
import { ESModulesEvaluator, type ModuleRunnerContext, ssrDynamicImportKey } from 'vite/module-runner'
import * as z from 'zod/mini'

type Entry = typeof import('./entry.tsx')

const entry = '/src/prerender/entry.tsx'

/** Resolves a dynamic import to the module’s id instead of running it. */
class ImportRecorder extends ESModulesEvaluator {
  override runInlinedModule(context: ModuleRunnerContext, code: string) {
    const record = async (url: string) => ({ url })
    return super.runInlinedModule({ ...context, [ssrDynamicImportKey]: record }, code)
  }
}

const recordsSchema = z.array(z.object({ url: z.string() }))

/** Runs the entry from source twice: to render the screens, and to record the modules that they import. */
export async function readScreens(root: string, siteUrl: string) {
  const server = await createServer({
    root,
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    logLevel: 'error',
  })
  const { ssr } = server.environments
  const renderer = createServerModuleRunner(ssr, { hmr: false })
  // Pages behind the login cannot run here: their data client needs a browser.
  const recorder = createServerModuleRunner(ssr, { hmr: false, evaluator: new ImportRecorder() })
  try {
    const { renderScreens, robotsFile, sitemapFile, structuredData } = await renderer.import<Entry>(entry)
    const { importScreens } = await recorder.import<Entry>(entry)
    const { gate, pages } = await renderScreens()
    const imported = await importScreens()
    const modulesOf = (imports: readonly object[]) =>
      recordsSchema.parse(imports).map(({ url }) => join(root, url))
    return {
      gate: { markup: gate, modules: modulesOf(imported.gate) },
      other: { modules: modulesOf(imported.other) },
      renewal: { modules: modulesOf(imported.renewal) },
      screens: [
        { kind: 'gate', modules: modulesOf(imported.gate) },
        { kind: 'unlisted', modules: modulesOf(imported.notFound) },
        ...imported.pages.map(({ path, listed, imports }) => ({
          kind: listed ? path : 'unlisted',
          modules: modulesOf(imports),
        })),
      ],
      pages: pages.flatMap((page) =>
        imported.pages
          .filter(({ path }) => path === page.path)
          .map(({ imports }) => ({ ...page, modules: modulesOf(imports) })),
      ),
      structuredData: structuredData(siteUrl),
      robots: robotsFile(siteUrl),
      sitemap: sitemapFile(siteUrl),
    }
  } finally {
    await Promise.all([renderer.close(), recorder.close()])
    await server.close()
  }
}
