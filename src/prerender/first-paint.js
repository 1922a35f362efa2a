// Runs before the first paint, inlined by the plugin beside this file; the browser has nothing else yet.
// Decides which of the two prerendered pages a visitor sees, by the rule of isAgeRemembered, which decides
// again when the app starts. Kept small and free of newer syntax: it is in every first answer.
;(() => {
  const day = 864e5
  let remembered = false
  try {
    const age = Date.now() - Date.parse(localStorage.getItem('verification_date') || '')
    remembered = localStorage.getItem('age_verified') === 'true' && age >= 0 && age < 30 * day
  } catch {}
  if (!remembered) return
  const root = document.getElementById('root')
  const landing = document.getElementById('landing')
  root.replaceChildren()
  if (location.pathname === '/') root.append(landing.content)
})()
