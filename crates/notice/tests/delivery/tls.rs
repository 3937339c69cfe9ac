//! Letters that are encrypted on the way: a server with a certificate of our own in front of the mail server of the tests.

use crate::receivers::Post;
use crate::{door, send};
use orrery_notice::{Door, Failure, Letter, Reach, Sending, Smtp};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// How the server speaks.
#[derive(Clone, Copy, PartialEq)]
enum How {
    /// TLS from the beginning.
    AtOnce,
    /// Plainly until STARTTLS.
    Later,
    /// The same, and whoever sits in between says more before the encryption begins.
    OutOfTurn,
}

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Makes an authority `ca.crt`, and a key `NAME.key` with its certificate `NAME.crt` for every name.
fn certificates(test: &str, names: &[&str]) -> Folder {
    let folder = std::env::temp_dir().join(format!("orrery-smtp-{test}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let mut script = "set -e
        openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ours -keyout ca.key -out ca.crt
        openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=theirs -keyout other.key -out other.crt\n"
        .to_owned();
    for name in names {
        script += &format!(
            "openssl req -newkey rsa:2048 -nodes -subj /CN=mail -keyout {name}.key -out {name}.csr
             echo subjectAltName=DNS:{name} > names
             openssl x509 -req -days 2 -in {name}.csr -CA ca.crt -CAkey ca.key -CAcreateserial -extfile names \
                 -out {name}.crt\n"
        );
    }
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(&folder);
    let made = shell.output().unwrap();
    assert!(made.status.success(), "{made:?}");
    Folder(folder)
}

/// A mail server with this certificate; what it was told before the encryption began is kept.
struct Secure {
    url: String,
    plain: Arc<Mutex<String>>,
    _runtime: tokio::runtime::Runtime,
}

impl Secure {
    fn start(how: How, folder: &Path, name: &str, post: &Post) -> Self {
        let certificate =
            CertificateDer::from_pem_file(folder.join(format!("{name}.crt"))).unwrap();
        let key = PrivateKeyDer::from_pem_file(folder.join(format!("{name}.key"))).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate], key)
            .unwrap();
        let tls = TlsAcceptor::from(Arc::new(config));
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let port = listener.local_addr().unwrap().port();
        let behind = post.url.rsplit(['@', '/']).next().unwrap().to_owned();
        let plain = Arc::new(Mutex::new(String::new()));
        let heard = Arc::clone(&plain);
        runtime.spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (tls, behind, heard) = (tls.clone(), behind.clone(), Arc::clone(&heard));
                tokio::spawn(async move { pass_on(how, stream, tls, &behind, &heard).await });
            }
        });
        let scheme = if how == How::AtOnce { "smtps" } else { "smtp" };
        Self {
            url: format!("{scheme}://ada:secret@localhost:{port}"),
            plain,
            _runtime: runtime,
        }
    }
}

/// Encrypts the way to the mail server behind.
async fn pass_on(
    how: How,
    stream: TcpStream,
    tls: TlsAcceptor,
    behind: &str,
    heard: &Mutex<String>,
) -> Option<()> {
    let mut behind = TcpStream::connect(behind).await.ok()?;
    if how == How::AtOnce {
        let mut stream = tls.accept(stream).await.ok()?;
        copy_bidirectional(&mut stream, &mut behind).await.ok()?;
        return Some(());
    }
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 test ready\r\n").await.ok()?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        heard.lock().unwrap().push_str(&line);
        if line.starts_with("STARTTLS") {
            break;
        }
        let answer = match line.starts_with("EHLO ") {
            true => "250-test\r\n250 STARTTLS\r\n",
            false => "503 no\r\n",
        };
        stream.write_all(answer.as_bytes()).await.ok()?;
    }
    let go = match how {
        How::OutOfTurn => "220 go\r\n250-test\r\n250 AUTH PLAIN\r\n",
        _ => "220 go\r\n",
    };
    stream.write_all(go.as_bytes()).await.ok()?;
    let mut stream = tls.accept(stream.into_inner()).await.ok()?;
    // The greeting was said already.
    let mut behind = BufReader::new(behind);
    behind.read_line(&mut String::new()).await.ok()?;
    copy_bidirectional(&mut stream, &mut behind).await.ok()?;
    Some(())
}

fn letter() -> Sending {
    Sending::Mail(Letter {
        to: "ben@example.org".to_owned(),
        subject: "Your turn".to_owned(),
        text: "At the table".to_owned(),
        unsubscribe: None,
    })
}

/// Sends a letter by this server, trusting what `file` has signed.
fn try_it(url: &str, file: Option<&Path>) -> Result<(), Failure> {
    let url = match file {
        Some(file) => format!("{url}?sslrootcert={}", file.display()),
        None => url.to_owned(),
    };
    let smtp = Smtp::parse(&url, "orrery@example.org").unwrap();
    send(&door(Some(smtp)), letter())
}

#[test]
fn letters_are_encrypted_and_certificates_are_checked() {
    let folder = certificates("checked", &["localhost", "elsewhere.example"]);
    let (ours, theirs) = (folder.0.join("ca.crt"), folder.0.join("other.crt"));
    let post = Post::start(Some("ada:secret"), "250 ok");
    for how in [How::AtOnce, How::Later] {
        let good = Secure::start(how, &folder.0, "localhost", &post);
        assert_eq!(try_it(&good.url, Some(&ours)), Ok(()));
        assert_eq!(post.next().unwrap().to, "ben@example.org");
        // Somebody else's authority, none that the system knows, and a certificate for another name.
        let wrong = Secure::start(how, &folder.0, "elsewhere.example", &post);
        for (url, file) in [
            (&good.url, Some(&theirs)),
            (&good.url, None),
            (&wrong.url, Some(&ours)),
        ] {
            let failed = try_it(url, file.map(PathBuf::as_path));
            assert!(matches!(failed, Err(Failure::Later(_))), "{failed:?}");
        }
        assert!(post.is_quiet(), "nothing was handed over");
        for server in [&good, &wrong] {
            let plain = server.plain.lock().unwrap();
            assert!(
                !plain.contains("AUTH") && !plain.contains("MAIL"),
                "{plain}"
            );
            assert_eq!(plain.contains("STARTTLS"), how == How::Later, "{plain}");
        }
    }
}

#[test]
fn nobody_in_between_speaks_for_the_mail_server() {
    let folder = certificates("between", &["localhost"]);
    let post = Post::start(Some("ada:secret"), "250 ok");
    let server = Secure::start(How::OutOfTurn, &folder.0, "localhost", &post);
    let failed = try_it(&server.url, Some(&folder.0.join("ca.crt")));
    assert!(matches!(failed, Err(Failure::Later(_))), "{failed:?}");
    assert!(post.is_quiet());
}

#[test]
fn a_file_without_certificates_is_refused_at_once() {
    let url = "smtps://localhost?sslrootcert=/nowhere/ca.crt";
    let smtp = Smtp::parse(url, "orrery@example.org").unwrap();
    let refused = Door::new(Reach::default(), Some(smtp)).err().unwrap();
    assert!(refused.to_string().contains("/nowhere/ca.crt"), "{refused}");
}
