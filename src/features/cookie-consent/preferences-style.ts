import sheet from './preferences.css?inline'

// Text instead of a linked file: after a failure, an import asks again, but a link does not.
const style = document.createElement('style')
style.textContent = sheet
document.head.append(style)
