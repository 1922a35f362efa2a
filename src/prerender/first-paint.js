// Runs before the first paint, inlined by the plugin beside this file. Chooses between the prerendered age gate and the
// prerendered page, by the rule of isAgeRemembered, which the app applies again when it starts. Preloads the files that
// the app will request. Keep it small: every first response includes it.
;(() => {
  const day = 864e5
  const root = document.getElementById('root')
  const page = document.getElementById('page')
  let remembered = false
  let session = false
  let expired = false
  try {
    const age = Date.now() - Date.parse(localStorage.getItem('verification_date') || '')
    remembered = localStorage.getItem('age_verified') === 'true' && age >= 0 && age < 30 * day
    const key = Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key))
    session = key !== undefined
    // The auth client renews a token in its last 90 seconds.
    expired = session && JSON.parse(localStorage[key]).expires_at * 1000 < Date.now() + 9e4
  } catch {}
  const here = location.pathname === page.dataset.path
  const files = JSON.parse(page.dataset.files)
  const wanted = files[remembered ? (here ? 'page' : 'other') : 'gate']
  for (const file of wanted.concat((remembered && expired && files.renewal) || [])) {
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
