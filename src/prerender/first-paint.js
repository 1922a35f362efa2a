// Runs before the first paint, inlined by the plugin beside this file; the browser has nothing else yet.
// Decides which of the two prerendered pages a visitor sees, by the rule of isAgeRemembered, which decides
// again when the app starts; and asks at once for the files that the app will ask for when it has arrived.
// Kept small: it is in every first answer.
;(() => {
  const day = 864e5
  let remembered = false
  try {
    const age = Date.now() - Date.parse(localStorage.getItem('verification_date') || '')
    remembered = localStorage.getItem('age_verified') === 'true' && age >= 0 && age < 30 * day
  } catch {}
  const root = document.getElementById('root')
  const landing = document.getElementById('landing')
  const files = JSON.parse(landing.dataset.files)
  for (const file of files[remembered ? location.pathname : 'gate'] || files.else) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${file}`
    document.head.append(link)
  }
  if (!remembered) return
  root.replaceChildren()
  if (location.pathname === '/') root.append(landing.content)
})()
