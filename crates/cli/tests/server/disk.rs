//! A disk that is full: games can be looked at, nothing is lost, and whoever asks is told.

use crate::kit::ORRERY;
use std::process::Command;

/// Runs with a small disk of its own at the folder `$DISK`.
const SCRIPT: &str = r#"
set -eu
mount -t tmpfs -o size=6m,mode=700 tmpfs "$DISK"
data="$DISK/data"
start() {
    "$ORRERY" serve --listen 127.0.0.1:0 --demo --log error --data "$data" > "$OUT" 2> "$OUT.err" & server=$!
    for _ in $(seq 100); do
        site=$(sed -n 's/^Orrery is at //p' "$OUT"); test -z "$site" || return 0
        kill -0 "$server" 2> /dev/null || { cat "$OUT.err"; echo "cannot start"; exit 1; }
        sleep 0.05
    done
    exit 1
}
stop() { kill "$server"; wait "$server"; : > "$OUT"; }
call() { curl -s -o "$OUT.body" -w '%{http_code}' -b "$OUT.jar" -c "$OUT.jar" -H 'Content-Type: application/json' "$@"; }
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$OUT.body" | head -1; }
start
test "$(call "${site}api/tables" -d '{"game":"comets","seats":[{"kind":"me"},{"kind":"here"}]}')" = 201
table=$(sed 's/.*"id":"\([^"]*\)".*/\1/' "$OUT.body")
test "$(call "${site}healthz")" = 200
stop
dd if=/dev/zero of="$DISK/fill" bs=4096 2> /dev/null || true
echo "full: $(df --output=avail "$DISK" | tail -1 | tr -d ' ')"
start
echo "healthz: $(call "${site}healthz")"
echo "home: $(call "$site")"
echo "table: $(call "${site}api/tables/$table")"
# The room that was kept back is used up by choices; then they are refused.
last=200
for n in $(seq 200); do
    last=$(call "${site}api/tables" -d '{"game":"seti","seats":[{"kind":"me"},{"kind":"here"}]}')
    test "$last" = 201 || break
done
echo "when there is no room: $last"
sleep 5.2
echo "healthz: $(call "${site}healthz")"
echo "table: $(call "${site}api/tables/$table")"
rm "$DISK/fill"
sleep 5.2
echo "healthz: $(call "${site}healthz")"
echo "with room: $(call "${site}api/tables" -d '{"game":"seti","seats":[{"kind":"me"},{"kind":"here"}]}')"
stop
start
echo "table: $(call "${site}api/tables/$table")"
stop
"#;

#[test]
fn a_server_on_a_full_disk_starts_shows_its_games_and_says_that_it_is_not_well() {
    let dir = tempfile::tempdir().unwrap();
    let disk = dir.path().join("disk");
    std::fs::create_dir(&disk).unwrap();
    let mut unshare = Command::new("unshare");
    unshare.args(["--map-root-user", "--mount"]);
    let allowed = Command::new("unshare")
        .args(["--map-root-user", "--mount", "true"])
        .status();
    if !allowed.is_ok_and(|status| status.success()) {
        // Not every machine lets its users have a disk of their own.
        eprintln!("not checked here: unshare --map-root-user --mount is not allowed");
        return;
    }
    let done = unshare
        .args(["bash", "-c", SCRIPT])
        .env("DISK", &disk)
        .env("ORRERY", ORRERY)
        .env("OUT", dir.path().join("out"))
        .output()
        .unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    let error = String::from_utf8(done.stderr).unwrap();
    assert!(done.status.success(), "{said}{error}");
    let lines: Vec<&str> = said.lines().collect();
    let expected = [
        "full: 0",
        "healthz: 503",
        "home: 200",
        "table: 200",
        "when there is no room: 503",
        "healthz: 503",
        "table: 200",
        "healthz: 200",
        "with room: 201",
        "table: 200",
    ];
    assert_eq!(lines, expected, "{error}");
}
