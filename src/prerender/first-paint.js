// Runs before the first paint, inlined by the plugin beside this file. Chooses between the prerendered age gate and the
// prerendered page, by the rule of isAgeRemembered, which the app applies again when it starts. Preloads the files that
// the app will request. Keep it small: every first response includes it.
;(() => {
  const day = 864e5
  const root = document.getElementById('root')
  const page = document.getElementById('page')
  let remembered = false
  let session = false
  try {
    const age = Date.now() - Date.parse(localStorage.getItem('verification_date') || '')
    remembered = localStorage.getItem('age_verified') === 'true' && age >= 0 && age < 30 * day
    session = Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key))
  } catch {}
  const here = location.pathname === page.dataset.path
  const files = JSON.parse(page.dataset.files)
  for (const file of files[remembered ? (here ? 'page' : 'other') : 'gate']) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${file}`
    document.head.append(link)
  }
  if (!remembered) return
  root.replaceChildren()
  const found = { search: location.search, hash: location.hash, state: history.state?.usr, session }
  if (here && !page.dataset.unless.split(' ').some((name) => found[name])) root.append(page.content)
})()
