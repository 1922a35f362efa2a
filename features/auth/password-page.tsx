export default function P(){return <h1>auth/password-page</h1>}
